import { useEffect, type ReactNode } from 'react';
import { useTranslation } from '@farekite/shared/language';
import { CallLink, Kite } from '@farekite/shared/ui';
import { useShell } from '../../context/ShellContext';
import styles from './UnavailableMessage.module.scss';

interface UnavailableMessageProps {
  readonly text: string;
  /** What the visitor may do besides calling. */
  readonly action: ReactNode;
}

/** Says, also in the document's title, that a page cannot be shown, and what the visitor may do. */
export function UnavailableMessage({ text, action }: UnavailableMessageProps) {
  const { t } = useTranslation('shell');
  const { name, phone } = useShell().site;
  const title = `${t('outlet.failedHeading')} | ${name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <Kite heightPx={96} />
      <h1 className={styles.heading}>{t('outlet.failedHeading')}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <CallLink phone={phone}>{t('outlet.call', { phone })}</CallLink>
        {action}
      </div>
    </>
  );
}
