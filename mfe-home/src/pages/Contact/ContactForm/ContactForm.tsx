import { useRef, useState, type SubmitEvent } from 'react';
import { useTexts } from '@farekite/shared/language';
import { Button, Section } from '@farekite/shared/ui';
import styles from './ContactForm.module.scss';
import { contactFormTexts } from './ContactForm.texts';
import { readMessage, type ContactMessage } from './ContactMessage';
import { Field } from './Field';
import { MailOffer } from './MailOffer';
import { useDraft } from './useDraft';

/** Sends nothing; it says so, keeps what was written and offers it as a mail. */
export function ContactForm() {
  const t = useTexts(contactFormTexts);
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form);
  const [message, setMessage] = useState<ContactMessage>();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMessage(readMessage(event.currentTarget));
  };

  return (
    <div className={styles.scripted}>
      <Section title={t('title')} surface="tinted" layout="split">
        <p className={styles.lead}>{t('lead')}</p>
        {/* The method keeps the browser from sending anything while the scripts are still on their way. */}
        <form
          ref={form}
          className={styles.form}
          method="dialog"
          noValidate
          onSubmit={submit}
          onChange={() => {
            setMessage(undefined);
          }}
        >
          <Field
            name="name"
            label={t('name')}
            placeholder={t('namePlaceholder')}
            autoComplete="name"
            defaultValue={draft?.name}
          />
          <Field
            name="email"
            type="email"
            label={t('email')}
            placeholder={t('emailPlaceholder')}
            autoComplete="email"
            defaultValue={draft?.email}
          />
          {/* Without autocomplete="off": what bears it the browser does not bring back on the way Back. */}
          <Field
            name="subject"
            label={t('subject')}
            placeholder={t('subjectPlaceholder')}
            defaultValue={draft?.subject}
          />
          <Field
            name="message"
            multiline
            label={t('message')}
            placeholder={t('messagePlaceholder')}
            defaultValue={draft?.message}
          />
          <Button type="submit">{t('send')}</Button>
        </form>
        <div role="status">{message && <MailOffer {...message} />}</div>
      </Section>
    </div>
  );
}
