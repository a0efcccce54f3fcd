/**
 * The paths of `Icon`: one path each on a grid of 24 × 24, stroked and not filled. Pages contain the path
 * of every icon that they show, so every character counts.
 */
export const iconPaths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M10 4a6 6 0 010 12 6 6 0 010-12M15 15l5 5',
  user: 'M12 4a4 4 0 010 8 4 4 0 010-8zM4.5 20.5a7.5 7.5 0 0115 0',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'arrow-right': 'M4.5 12h15M13.5 6l6 6-6 6',
  'arrow-left': 'M19.5 12h-15M10.5 6l-6 6 6 6',
  external: 'M14 4.5h5.5V10M19 5l-8 8M18 14v5.5H4.5V6H10',
  mail: 'M4 5.5h16v13H4zM4 7l8 6 8-6',
  phone: 'M5 4h4l2 5-2.5 2a12 12 0 005 5l2-2.5 5 2v4A14 14 0 015 4z',
  mobile:
    'M8.5 3h7A1.5 1.5 0 0117 4.5v15a1.5 1.5 0 01-1.5 1.5h-7A1.5 1.5 0 017 19.5v-15A1.5 1.5 0 018.5 3M11 18h2',
  fax: 'M7 9V3.5h10V9M7 17.5H5A1.5 1.5 0 013.5 16v-5.5A1.5 1.5 0 015 9h14a1.5 1.5 0 011.5 1.5V16a1.5 1.5 0 01-1.5 1.5h-2M7 14h10v6.5H7zM17 11.5h.01',
  'map-pin':
    'M12 21s7-5.8 7-11.3a7 7 0 00-14 0C5 15.2 12 21 12 21M12 7a2.5 2.5 0 010 5 2.5 2.5 0 010-5',
  moon: 'M20 14A8 8 0 1110 4a7 7 0 0010 10',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  copy: 'M9 8.5h10.5v12H9zM5.5 15.5h-1v-12H15v1',
  alert:
    'M10.7 4.7L3 18a1.5 1.5 0 001.3 2.25h15.4A1.5 1.5 0 0021 18L13.3 4.7a1.5 1.5 0 00-2.6 0M12 9.5v4M12 17h.01',
  info: 'M12 3.5a8.5 8.5 0 010 17 8.5 8.5 0 010-17M12 11v5.5M12 7.75h.01',
  document: 'M13.5 3.5h-8v17h13v-12zv5h5M9 13h6M9 16.5h6',
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 19.5h15',
  people:
    'M9 4.5a3.5 3.5 0 010 7 3.5 3.5 0 010-7M2.5 19.5v-.5a4.5 4.5 0 014.5-4.5h4a4.5 4.5 0 014.5 4.5v.5M15.5 4.7a3.5 3.5 0 010 6.6M18 14.7a4.5 4.5 0 013.5 4.3v.5',
  expand: 'M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15',
  facebook: 'M16 4h-2a3 3 0 00-3 3v14M8 12h7',
  instagram: 'M5 4h14l1 1v14l-1 1H5l-1-1V5zM12 9a3 3 0 010 6 3 3 0 010-6M16.5 7.5h0',
  share: 'M12 15V4M8 8l4-4 4 4M8 11H5v9h14v-9h-3',
} as const;

export type IconName = keyof typeof iconPaths;
