import { useDeferredValue, useState } from 'react';
import { useStore } from '@farekite/shared/hooks';
import { useTranslation } from '@farekite/shared/language';
import { Button, CallLink, Kite } from '@farekite/shared/ui';
import { useShell } from '../../context/ShellContext';
import { MessagePage } from '../../layout/MessagePage/MessagePage';
import { SuggestedLinks } from '../../layout/SuggestedLinks/SuggestedLinks';
import type { Loading, Phase } from '../../loading/Loading';
import { keepFocus } from '../../navigation/keepFocus';
import styles from './PageFallback.module.scss';

/** Shown instead of a page without prerendered text, while its remote loads and when it is down. */
export function PageFallback({ loading }: { readonly loading: Loading }) {
  const { t } = useTranslation('shell');
  const { site, refetchFailed } = useShell();
  const { name, phone } = site;
  const phase = useStore(loading.phase);
  // When the page is ready, it replaces the fallback next, and the focus in it.
  const [shown, setShown] = useState<Exclude<Phase, 'ready'>>('loading');
  if (phase !== 'ready' && phase !== shown) setShown(phase);
  const isLoading = shown === 'loading';
  // Screen readers announce what comes into a status that is there already.
  const hasStatus = useDeferredValue(true, false);
  return (
    <div ref={keepFocus}>
      <title>{isLoading ? name : `${t('outlet.failedHeading')} | ${name}`}</title>
      <MessagePage below={!isLoading && <SuggestedLinks />}>
        <div role="status" className={styles.message}>
          {hasStatus && (
            <>
              <span className={isLoading ? styles.flying : undefined}>
                <Kite heightPx={96} />
              </span>
              {!isLoading && <h1 className={styles.heading}>{t('outlet.failedHeading')}</h1>}
              <p className={styles.text}>{t(`outlet.${shown === 'failed' ? 'failedText' : shown}`)}</p>
              {!isLoading && (
                <div className={styles.actions}>
                  <CallLink phone={phone}>{t('outlet.call', { phone })}</CallLink>
                  <Button variant="secondary" onClick={() => loading.retry(refetchFailed)}>
                    {t('outlet.retry')}
                  </Button>
                </div>
              )}
            </>
          )}
        </div>
      </MessagePage>
    </div>
  );
}
