/** The id of each holder's policy. The first is Directus' own public policy. */
export const policyIds = {
  everybody: 'abf8a154-5b1c-4a46-ac9c-7300570f4f17',
  vhm: '3b7d4e0a-8c51-4a53-93b0-5a2e6d1f0a01',
  adt: '3b7d4e0a-8c51-4a53-93b0-5a2e6d1f0a04',
  editors: '3b7d4e0a-8c51-4a53-93b0-5a2e6d1f0a02',
  membersEditors: '3b7d4e0a-8c51-4a53-93b0-5a2e6d1f0a05',
  inbox: '3b7d4e0a-8c51-4a53-93b0-5a2e6d1f0a07',
  staff: '3b7d4e0a-8c51-4a53-93b0-5a2e6d1f0a06',
  build: '3b7d4e0a-8c51-4a53-93b0-5a2e6d1f0a03',
} as const;
