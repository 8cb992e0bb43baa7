import { useEffect } from 'react';
import { useTexts } from '@farekite/shared/language';
import { revealDocument } from '../../App/documentHead';
import { Button } from '@farekite/shared/ui';
import { ShellLanguage } from '../../language/useShellLanguage';
import type { PageResource } from '../PageSource';
import { remotesTexts } from '../remotes.texts';
import { useLoadStatus } from '../useLoadStatus';
import styles from './RemoteNotice.module.scss';

interface RemoteNoticeProps {
  readonly resource: PageResource;
}

/**
 * Stands beside a prerendered page while its remote is late or has failed: the page stays readable.
 * The status is in the page from the start, because a live region speaks only of what changes in it.
 */
export function RemoteNotice({ resource }: RemoteNoticeProps) {
  return (
    <div role="status">
      <ShellLanguage>
        <NoticeText resource={resource} />
      </ShellLanguage>
    </div>
  );
}

function NoticeText({ resource }: RemoteNoticeProps) {
  const t = useTexts(remotesTexts);
  const { phase } = useLoadStatus(resource);
  const hasFailed = phase === 'failed';
  useEffect(() => {
    // A page that cannot change its language now is shown in the one it has.
    if (hasFailed) revealDocument();
  }, [hasFailed]);
  if (phase === 'loading' || phase === 'ready') return null;
  const texts = { retrying: t('loading'), slow: t('slow'), failed: t('partial') };
  return (
    <div className={styles.notice}>
      <p>{texts[phase]}</p>
      <Button onClick={resource.retry}>{t('retry')}</Button>
    </div>
  );
}
