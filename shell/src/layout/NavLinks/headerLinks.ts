import type { RoutePath } from '@farekite/shared/contract';
import type { Localized } from '@farekite/shared/language';

interface HeaderLink {
  readonly path: RoutePath;
  readonly label: Localized<string>;
}

/** The header's links, in order. */
export const HEADER_LINKS: readonly HeaderLink[] = [
  { path: '/', label: { en: 'Home', es: 'Inicio' } },
  { path: '/about', label: { en: 'About', es: 'Nosotros' } },
  { path: '/blog', label: { en: 'Blog', es: 'Blog' } },
  { path: '/contact', label: { en: 'Contact', es: 'Contacto' } },
];
