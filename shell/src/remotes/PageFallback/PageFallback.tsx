import { useEffect } from 'react';
import { useTexts } from '@farekite/shared/language';
import { Button, CallLink, Kite } from '@farekite/shared/ui';
import { revealDocument } from '../../App/documentHead';
import { SkyPage } from '../../chrome/SkyPage/SkyPage';
import { WaysOn } from '../../chrome/WaysOn/WaysOn';
import { ShellLanguage } from '../../language/useShellLanguage';
import { useShell } from '../../ShellContext';
import type { PageResource } from '../PageSource';
import { remotesTexts } from '../remotes.texts';
import { useLoadStatus } from '../useLoadStatus';
import styles from './PageFallback.module.scss';

interface PageFallbackProps {
  readonly resource: PageResource;
}

/** Stands for a page that has no prerendered text here: while its remote loads, and when it is down. */
export function PageFallback({ resource }: PageFallbackProps) {
  return (
    <ShellLanguage>
      <FallbackContent resource={resource} />
    </ShellLanguage>
  );
}

function FallbackContent({ resource }: PageFallbackProps) {
  const t = useTexts(remotesTexts);
  const { name, phone } = useShell().site;
  const { phase } = useLoadStatus(resource);
  const isLoading = phase === 'loading' || phase === 'ready';
  const title = `${t('failedHeading')} | ${name}`;
  useEffect(() => {
    if (!isLoading) document.title = title;
    revealDocument();
  }, [isLoading, title]);
  const texts = { retrying: t('loading'), slow: t('slow'), failed: t('failedText') };
  return (
    <SkyPage below={!isLoading && <WaysOn />}>
      <div role="status" className={styles.words}>
        <span className={isLoading ? styles.flying : undefined}>
          <Kite heightPx={96} />
        </span>
        {isLoading ? (
          <p className={styles.text}>{t('loading')}</p>
        ) : (
          <>
            <h1 className={styles.heading}>{t('failedHeading')}</h1>
            <p className={styles.text}>{texts[phase]}</p>
            <div className={styles.actions}>
              <CallLink phone={phone}>{t('call', { phone })}</CallLink>
              <Button look="secondary" onClick={resource.retry}>
                {t('retry')}
              </Button>
            </div>
          </>
        )}
      </div>
    </SkyPage>
  );
}
