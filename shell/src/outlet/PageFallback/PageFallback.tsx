import { useEffect, useState } from 'react';
import { useStore } from '@farekite/shared/hooks';
import { useTranslation } from '@farekite/shared/language';
import { Button, Kite } from '@farekite/shared/ui';
import { revealDocument } from '../../document/documentHead';
import { MessagePage } from '../../layout/MessagePage/MessagePage';
import { SuggestedLinks } from '../../layout/SuggestedLinks/SuggestedLinks';
import type { Phase } from '../../loading/Loading';
import type { RemotePage } from '../../remotes/Pages';
import { FocusKeeper } from '../FocusKeeper/FocusKeeper';
import { UnavailableMessage } from '../UnavailableMessage/UnavailableMessage';
import styles from './PageFallback.module.scss';

interface PageFallbackProps {
  readonly page: RemotePage;
}

type PhaseBeforeReady = Exclude<Phase, 'ready'>;

/** The phase of loading. It stays as it was when the page is ready: the page replaces the fallback, and the focus in it, next. */
function usePhaseBeforeReady(page: RemotePage): PhaseBeforeReady {
  const phase = useStore(page.phase);
  const [shown, setShown] = useState<PhaseBeforeReady>('loading');
  if (phase !== 'ready' && phase !== shown) setShown(phase);
  return shown;
}

/** Shown instead of a page without prerendered text, while its remote loads and when it is down. */
export function PageFallback({ page }: PageFallbackProps) {
  const { t } = useTranslation('shell');
  const phase = usePhaseBeforeReady(page);
  const isLoading = phase === 'loading';
  useEffect(revealDocument, []);
  const texts = {
    retrying: t('outlet.loading'),
    slow: t('outlet.slow'),
    failed: t('outlet.failedText'),
  };
  return (
    <FocusKeeper>
      <MessagePage below={!isLoading && <SuggestedLinks />}>
        <div role="status" className={styles.message}>
          {isLoading ? (
            <>
              <span className={styles.flying}>
                <Kite heightPx={96} />
              </span>
              <p className={styles.loading}>{t('outlet.loading')}</p>
            </>
          ) : (
            <UnavailableMessage
              text={texts[phase]}
              action={
                <Button variant="secondary" onClick={page.retry}>
                  {t('outlet.retry')}
                </Button>
              }
            />
          )}
        </div>
      </MessagePage>
    </FocusKeeper>
  );
}
