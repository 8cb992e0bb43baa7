import { useRef, useState, type SubmitEvent } from 'react';
import { mailto } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { Field } from '@farekite/shared/ui';
import { useShell } from '../../context/ShellContext';
import styles from './Newsletter.module.scss';
import { newsletterTexts } from './Newsletter.texts';

/** The newsletter form. It sends nothing; after submitting it says so and offers an email to the agency instead. */
export function Newsletter() {
  const { site } = useShell();
  const t = useTexts(newsletterTexts);
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState<string>();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAddress(field.current?.value ?? '');
  };

  return (
    <section className={styles.newsletter} aria-labelledby="footer-newsletter">
      <h2 id="footer-newsletter" className={styles.heading}>
        {t('heading')}
      </h2>
      <p className={styles.text}>{t('text')}</p>
      {/* With the method dialog, a submit before hydration neither sends anything nor leaves the page. */}
      <form className={styles.form} method="dialog" noValidate onSubmit={submit}>
        <Field
          ref={field}
          label={t('email')}
          type="email"
          autoComplete="email"
          onChange={() => {
            setAddress(undefined);
          }}
        />
        <button className={styles.subscribe} type="submit">
          {t('subscribe')}
        </button>
      </form>
      <div className={styles.status} role="status">
        {address !== undefined && (
          <div className={styles.result}>
            <p>{t('notSent')}</p>
            <a
              className={styles.emailLink}
              href={
                mailto({
                  to: site.email,
                  subject: t('subject', { name: site.name }),
                  body: t('body', { address }),
                }).href
              }
            >
              {t('write', { address: site.email })}
            </a>
          </div>
        )}
      </div>
    </section>
  );
}
