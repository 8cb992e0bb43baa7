import { definePage } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { PageHeader } from '@farekite/shared/ui';
import sharePicture from '../../pictures/share-contact.jpg';
import { pageHead } from '../pageHead';
import { ContactDetails } from './ContactDetails/ContactDetails';
import { ContactForm } from './ContactForm/ContactForm';

function Contact() {
  const { t } = useTranslation('contact');
  return (
    <>
      <PageHeader title={t('title')} lead={t('intro')} />
      <ContactDetails />
      <ContactForm />
    </>
  );
}

export default definePage(Contact, pageHead('contact', sharePicture));
