import type { RoutePath } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { useCurrentRoute } from '../../navigation/findRoute';
import styles from './NavLinks.module.scss';

export const HEADER_PATHS = ['/', '/about', '/blog', '/contact'] as const satisfies readonly RoutePath[];

interface NavLinksProps {
  readonly arrangement: 'row' | 'stack';
  readonly onChoose?: () => void;
}

export function NavLinks({ arrangement, onChoose }: NavLinksProps) {
  const { t } = useTranslation('shell');
  const current = useCurrentRoute()?.path;
  return (
    <ul className={styles[arrangement]}>
      {HEADER_PATHS.map((path) => (
        <li key={path}>
          <a
            className={styles.link}
            href={path}
            aria-current={path === current ? 'page' : undefined}
            onClick={onChoose}
          >
            <span>{t(`navLinks.${path}`)}</span>
            {path === current && (
              <svg className={styles.tail} viewBox="0 0 40 10" aria-hidden="true" focusable="false">
                <path
                  d="M2 6c6-5 12-3 18-1s12 4 18-1"
                  fill="none"
                  stroke="var(--kite-500)"
                  strokeWidth="3"
                  strokeLinecap="round"
                />
              </svg>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
