import { useRef, useState, type SubmitEvent } from 'react';
import { mailto } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { Field } from '@farekite/shared/ui';
import { useShell } from '../../context/ShellContext';
import styles from './Newsletter.module.scss';

/** On a phone, what follows the button is below the screen, or under the bar with call and email. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Sends nothing: it offers an email to the agency. */
export function Newsletter() {
  const { site } = useShell();
  const { t } = useTranslation('shell');
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState<string>();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAddress(field.current?.value ?? '');
  };
  const mail = mailto({
    to: site.email,
    subject: t('newsletter.subject', { name: site.name }),
    body: address ? t('newsletter.body', { address }) : t('newsletter.bodyWithoutAddress'),
  });

  return (
    <section className={styles.newsletter} aria-labelledby="footer-newsletter">
      <h2 id="footer-newsletter" className={styles.heading}>
        {t('newsletter.heading')}
      </h2>
      <p className={styles.text}>{t('newsletter.text')}</p>
      {/* With this method, a submit before hydration sends nothing and stays on the page. */}
      <form className={styles.form} method="dialog" noValidate onSubmit={submit}>
        <Field
          ref={field}
          label={t('newsletter.email')}
          type="email"
          autoComplete="email"
          onChange={() => setAddress(undefined)}
        />
        <button className={styles.subscribe} type="submit">
          {t('newsletter.subscribe')}
        </button>
      </form>
      <div className={styles.status} role="status">
        {address !== undefined && (
          <div ref={bringIntoView} className={styles.result}>
            <p>{t('newsletter.notSent')}</p>
            <a className={styles.emailLink} href={mail.href}>
              {t('newsletter.write', { address: site.email })}
            </a>
          </div>
        )}
      </div>
    </section>
  );
}
