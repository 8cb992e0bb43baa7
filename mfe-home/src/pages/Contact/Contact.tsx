import { definePage, kiteSharePicture } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { PageHeader } from '@farekite/shared/ui';
import sharePicture from '../../pictures/share-contact.jpg';
import { contactTexts } from './Contact.texts';
import { ContactDetails } from './ContactDetails/ContactDetails';
import { ContactForm } from './ContactForm/ContactForm';

function Contact() {
  const t = useTexts(contactTexts);
  return (
    <>
      <PageHeader title={t('title')} lead={t('intro')} />
      <ContactDetails />
      <ContactForm />
    </>
  );
}

export default definePage(Contact, (language, { name }) => {
  const t = contactTexts(language);
  return {
    title: `${t('title')} | ${name}`,
    description: t('description', { name }),
    picture: kiteSharePicture(sharePicture, language),
  };
});
