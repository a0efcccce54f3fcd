export { LegalNotice, type LegalNoticeProps } from '../components/legal/LegalNotice.tsx';
export { LegalPage, type LegalPageProps } from '../components/legal/LegalPage.tsx';
