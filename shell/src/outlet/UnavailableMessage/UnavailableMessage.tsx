import { useEffect, type ReactNode } from 'react';
import { useTexts } from '@farekite/shared/language';
import { CallLink, Kite } from '@farekite/shared/ui';
import { useShell } from '../../context/ShellContext';
import { outletTexts } from '../outlet.texts';
import styles from './UnavailableMessage.module.scss';

interface UnavailableMessageProps {
  readonly text: string;
  /** What the visitor may do besides calling. */
  readonly action: ReactNode;
}

/** Says, also in the document's title, that a page cannot be shown, and what the visitor may do. */
export function UnavailableMessage({ text, action }: UnavailableMessageProps) {
  const t = useTexts(outletTexts);
  const { name, phone } = useShell().site;
  const title = `${t('failedHeading')} | ${name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <Kite heightPx={96} />
      <h1 className={styles.heading}>{t('failedHeading')}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <CallLink phone={phone}>{t('call', { phone })}</CallLink>
        {action}
      </div>
    </>
  );
}
