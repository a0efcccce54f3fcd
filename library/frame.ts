export { ColorModeToggle } from '../components/frame/ColorModeToggle.tsx';
export { Footer, type FooterProps } from '../components/frame/Footer.tsx';
export { Header, type HeaderProps } from '../components/frame/Header.tsx';
export { Logo, type LogoProps } from '../components/frame/Logo.tsx';
export { Page, type PageProps } from '../components/frame/Page.tsx';
export { Sidebar, type SidebarProps } from '../components/frame/Sidebar.tsx';
export { SkipLink } from '../components/frame/SkipLink.tsx';
export { Widget, type WidgetProps } from '../components/frame/Widget.tsx';
export { useHeaderScripts } from './useHeaderScripts.ts';
