import { useState, type SubmitEvent } from 'react';
import { useTexts } from '@farekite/shared/language';
import { Button, Section } from '@farekite/shared/ui';
import styles from './ContactForm.module.scss';
import { contactFormTexts } from './ContactForm.texts';
import { Field } from './Field';
import { MailOffer, type ContactMessage } from './MailOffer';

function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const read = (name: keyof ContactMessage) => String(data.get(name) ?? '');
  return { name: read('name'), email: read('email'), subject: read('subject'), message: read('message') };
}

/** Sends nothing; it says so, keeps what was written and offers it as a mail. */
export function ContactForm() {
  const t = useTexts(contactFormTexts);
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
          className={styles.form}
          method="dialog"
          noValidate
          onSubmit={submit}
          onChange={() => {
            setMessage(undefined);
          }}
        >
          <Field name="name" label={t('name')} placeholder={t('namePlaceholder')} autoComplete="name" />
          <Field
            name="email"
            type="email"
            label={t('email')}
            placeholder={t('emailPlaceholder')}
            autoComplete="email"
          />
          <Field
            name="subject"
            label={t('subject')}
            placeholder={t('subjectPlaceholder')}
            autoComplete="off"
          />
          <Field
            name="message"
            multiline
            label={t('message')}
            placeholder={t('messagePlaceholder')}
            autoComplete="off"
          />
          <Button type="submit">{t('send')}</Button>
        </form>
        <div role="status">{message && <MailOffer {...message} />}</div>
      </Section>
    </div>
  );
}
