import { useLanguage } from '@farekite/shared/language';
import { findRoute } from '../../routes/siteRoutes';
import { HEADER_LINKS } from './headerLinks';
import styles from './NavLinks.module.scss';

interface NavLinksProps {
  /** Path of the page shown. */
  readonly path: string;
  /** In a row, or one below the other. */
  readonly arrangement: 'row' | 'stack';
  /** Called when the visitor follows a link. */
  readonly onChoose?: () => void;
}

/** The header's links. Each loads a new document. */
export function NavLinks({ path, arrangement, onChoose }: NavLinksProps) {
  const language = useLanguage();
  const current = findRoute(path)?.path;
  return (
    <ul className={styles[arrangement]}>
      {HEADER_LINKS.map((link) => (
        <li key={link.path}>
          <a
            className={styles.link}
            href={link.path}
            aria-current={link.path === current ? 'page' : undefined}
            onClick={onChoose}
          >
            {link.label[language]}
            {link.path === current && <KiteTail />}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The underline of the current page's link, drawn like the tail of the logo's kite. */
function KiteTail() {
  return (
    <svg className={styles.tail} viewBox="0 0 40 10" aria-hidden="true" focusable="false">
      <path
        d="M2 6c6-5 12-3 18-1s12 4 18-1"
        fill="none"
        stroke="var(--kite-500)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
