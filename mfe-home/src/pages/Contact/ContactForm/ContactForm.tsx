import { useId, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { mailto, useSite } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { Button, Field, Section } from '@farekite/shared/ui';
import styles from './ContactForm.module.scss';
import { contactMessageStore, readContactMessage, type ContactMessage } from './contactMessageStore';

const FIELDS = [
  { name: 'name', autoComplete: 'name', placeholder: 'namePlaceholder' },
  { name: 'email', type: 'email', autoComplete: 'email', placeholder: 'emailPlaceholder' },
  // Without autocomplete="off", because browsers do not restore such a field after Back.
  { name: 'subject', placeholder: 'subjectPlaceholder' },
  { name: 'message', as: 'textarea', rows: 6, placeholder: 'messagePlaceholder' },
] as const;

/** Its fields are uncontrolled, because browsers restore them after Back without an event that React knows. */
export function ContactForm() {
  const { t } = useTranslation('contact');
  const form = useRef<HTMLFormElement>(null);
  const hintId = useId();
  const [submitted, setSubmitted] = useState<ContactMessage>();
  const kept = contactMessageStore.get();

  useLayoutEffect(() => {
    const { current } = form;
    return () => {
      if (current) contactMessageStore.set(readContactMessage(current));
    };
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(readContactMessage(event.currentTarget));
  };

  return (
    <div className={styles.scripted}>
      <Section title={t('form.title')} surface="tinted" arrangement="split">
        <p className={styles.intro}>{t('form.intro')}</p>
        {/* The method "dialog" sends nothing before the scripts are loaded. */}
        <form
          ref={form}
          className={styles.form}
          method="dialog"
          noValidate
          onSubmit={submit}
          onChange={() => setSubmitted(undefined)}
        >
          {FIELDS.map(({ name, placeholder, ...control }) => (
            <Field
              key={name}
              {...control}
              name={name}
              label={t(`form.${name}`)}
              placeholder={t(`form.${placeholder}`)}
              defaultValue={kept[name]}
            />
          ))}
          <p id={hintId} className={styles.hint}>
            {t('form.hint')}
          </p>
          <Button type="submit" aria-describedby={hintId}>
            {t('form.send')}
          </Button>
        </form>
        <div role="status">{submitted && <EmailOffer {...submitted} />}</div>
      </Section>
    </div>
  );
}

/** On a phone, what follows the button is below the screen, or under the bar with call and email. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

function EmailOffer({ name, email, subject, message }: ContactMessage) {
  const { t } = useTranslation('contact');
  const site = useSite();
  const { href, complete } = mailto({
    to: site.email,
    subject: subject.trim() || t('form.noSubject', { name: site.name }),
    // Above the message, which is shortened at its end.
    body: `${t('form.signature', { name, email })}\n\n${message}`,
  });
  const isEmpty = !(name || email || subject || message);
  return (
    <div ref={bringIntoView} className={styles.offer}>
      {isEmpty ? (
        <p>{t('form.empty')}</p>
      ) : (
        <>
          <p>{t('form.notSent')}</p>
          <p>{complete ? t('form.open', { address: site.email }) : t('form.openShortened')}</p>
        </>
      )}
      <a className={styles.write} href={href}>
        {t('form.write', { address: site.email })}
      </a>
    </div>
  );
}
