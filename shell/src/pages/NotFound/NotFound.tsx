import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage, useTexts } from '@farekite/shared/language';
import { ButtonLink, CallLink, Clouds } from '@farekite/shared/ui';
import { revealDocument } from '../../App/documentHead';
import { FOOTER_COLUMNS } from '../../chrome/Footer/footerColumns';
import { KiteFlight } from '../../chrome/KiteFlight/KiteFlight';
import { HEADER_LINKS } from '../../chrome/NavLinks/headerLinks';
import { ShellLanguage } from '../../language/useShellLanguage';
import { useShell } from '../../ShellContext';
import styles from './NotFound.module.scss';
import { notFoundTexts } from './NotFound.texts';

/** The pages of the header, without the first page, and the guides. */
const WAYS_ON = [
  ...HEADER_LINKS.filter(({ path }) => path !== '/').map(({ path, label }) => ({ to: path, label })),
  ...FOOTER_COLUMNS.filter(({ id }) => id === 'guides').flatMap(({ links }) => links),
];

/** The page of every path that the route table does not know. The server answers it with 404. */
export function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.info(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return (
    <ShellLanguage>
      <NotFoundText />
    </ShellLanguage>
  );
}

function NotFoundText() {
  const t = useTexts(notFoundTexts);
  const language = useLanguage();
  const { site } = useShell();
  const title = `${t('title')} | ${site.name}`;
  useEffect(() => {
    document.title = title;
    revealDocument();
  }, [title]);
  return (
    <div className={styles.page}>
      <div className={styles.sky}>
        <KiteFlight />
        <p className={styles.code}>404</p>
        <h1 className={styles.heading}>{t('heading')}</h1>
        <p className={styles.text}>{t('text')}</p>
        <div className={styles.actions}>
          <ButtonLink look="secondary" href="/">
            {t('home')}
          </ButtonLink>
          <CallLink phone={site.phone}>{t('call', { phone: site.phone })}</CallLink>
        </div>
        <Clouds />
      </div>
      <nav className={styles.ways} aria-labelledby="ways-on">
        <h2 id="ways-on" className={styles.title}>
          {t('waysOn')}
        </h2>
        <ul className={styles.links}>
          {WAYS_ON.map(({ to, label }) => (
            <li key={to}>
              <a className={styles.link} href={to}>
                {label[language]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
