import { useEffect } from 'react';
import { useTexts } from '@farekite/shared/language';
import { Button, CallLink, Kite } from '@farekite/shared/ui';
import { revealDocument } from '../../App/documentHead';
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
    <div className={styles.fallback}>
      <ShellLanguage>
        <FallbackContent resource={resource} />
      </ShellLanguage>
    </div>
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
  if (isLoading) {
    return (
      <div role="status" className={styles.loading}>
        <span className={styles.kite}>
          <Kite heightPx={72} />
        </span>
        <p>{t('loading')}</p>
      </div>
    );
  }
  const texts = { retrying: t('loading'), slow: t('slow'), failed: t('failedText') };
  return (
    <div role="status" className={styles.unavailable}>
      <Kite heightPx={72} />
      <h1 className={styles.heading}>{t('failedHeading')}</h1>
      <p>{texts[phase]}</p>
      <div className={styles.actions}>
        <CallLink phone={phone}>{t('call', { phone })}</CallLink>
        <Button look="secondary" onClick={resource.retry}>
          {t('retry')}
        </Button>
      </div>
    </div>
  );
}
