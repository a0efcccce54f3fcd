export { CallToAction, type CallToActionProps } from '../components/contact/CallToAction.tsx';
export { ContactInfo } from '../components/contact/ContactInfo.tsx';
export { OpeningHours, type OpeningHoursProps } from '../components/contact/OpeningHours.tsx';
export { PostalAddress, type PostalAddressProps } from '../components/contact/PostalAddress.tsx';
export { ReachList, type ReachListProps } from '../components/contact/ReachList.tsx';
