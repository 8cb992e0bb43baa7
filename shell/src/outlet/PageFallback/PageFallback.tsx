import { useEffect, useState } from 'react';
import { useTexts } from '@farekite/shared/language';
import { Button, Kite } from '@farekite/shared/ui';
import { revealDocument } from '../../document/documentHead';
import { MessagePage } from '../../layout/MessagePage/MessagePage';
import { SuggestedLinks } from '../../layout/SuggestedLinks/SuggestedLinks';
import { SiteLanguageProvider } from '../../context/SiteLanguageProvider';
import type { LoadStatus } from '../../loading/LoadAttempts';
import type { PageResource } from '../../remotes/PageSource';
import { FocusKeeper } from '../FocusKeeper/FocusKeeper';
import { UnavailableMessage } from '../UnavailableMessage/UnavailableMessage';
import { outletTexts } from '../outlet.texts';
import { useLoadStatus } from '../useLoadStatus';
import styles from './PageFallback.module.scss';

interface PageFallbackProps {
  readonly resource: PageResource;
}

/** Shown instead of a page without prerendered text, while its remote loads and when it is down. */
export function PageFallback({ resource }: PageFallbackProps) {
  return (
    <SiteLanguageProvider>
      <FallbackContent resource={resource} />
    </SiteLanguageProvider>
  );
}

type PhaseBeforeReady = Exclude<LoadStatus['phase'], 'ready'>;

/** The phase of loading. It stays as it was when the page is ready: the page replaces the fallback, and the focus in it, next. */
function usePhaseBeforeReady(resource: PageResource): PhaseBeforeReady {
  const { phase } = useLoadStatus(resource, false);
  const [shown, setShown] = useState<PhaseBeforeReady>('loading');
  if (phase !== 'ready' && phase !== shown) setShown(phase);
  return shown;
}

function FallbackContent({ resource }: PageFallbackProps) {
  const t = useTexts(outletTexts);
  const phase = usePhaseBeforeReady(resource);
  const isLoading = phase === 'loading';
  useEffect(revealDocument, []);
  const texts = { retrying: t('loading'), slow: t('slow'), failed: t('failedText') };
  return (
    <FocusKeeper>
      <MessagePage below={!isLoading && <SuggestedLinks />}>
        <div role="status" className={styles.message}>
          {isLoading ? (
            <>
              <span className={styles.flying}>
                <Kite heightPx={96} />
              </span>
              <p className={styles.loading}>{t('loading')}</p>
            </>
          ) : (
            <UnavailableMessage
              text={texts[phase]}
              action={
                <Button variant="secondary" onClick={resource.retry}>
                  {t('retry')}
                </Button>
              }
            />
          )}
        </div>
      </MessagePage>
    </FocusKeeper>
  );
}
