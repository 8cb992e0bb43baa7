import { useEffect } from 'react';
import { useTexts } from '@farekite/shared/language';
import { Button } from '@farekite/shared/ui';
import { revealDocument } from '../../document/documentHead';
import { ShellLanguageProvider } from '../../context/ShellLanguageProvider';
import type { PageResource } from '../../remotes/PageSource';
import { FocusKeeper } from '../FocusKeeper/FocusKeeper';
import { outletTexts } from '../outlet.texts';
import { useLoadStatus } from '../useLoadStatus';
import styles from './RemoteNotice.module.scss';

interface RemoteNoticeProps {
  readonly resource: PageResource;
}

/**
 * Shown over a prerendered page while its remote is late or has failed: the page stays readable.
 * The status element is in the page from the start, because live regions announce only changes of their content.
 */
export function RemoteNotice({ resource }: RemoteNoticeProps) {
  return (
    <div role="status">
      <ShellLanguageProvider>
        <NoticeText resource={resource} />
      </ShellLanguageProvider>
    </div>
  );
}

function NoticeText({ resource }: RemoteNoticeProps) {
  const t = useTexts(outletTexts);
  const { phase } = useLoadStatus(resource);
  const hasFailed = phase === 'failed';
  useEffect(() => {
    // The page cannot change its language now, so it is shown in the one it has.
    if (hasFailed) revealDocument();
  }, [hasFailed]);
  if (phase === 'loading' || phase === 'ready') return null;
  const texts = { retrying: t('loading'), slow: t('slow'), failed: t('partial') };
  return (
    <FocusKeeper className={styles.notice}>
      <p className={styles.text}>{texts[phase]}</p>
      <Button onClick={resource.retry}>{t('retry')}</Button>
    </FocusKeeper>
  );
}
