import { definePage, kiteSharePicture } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { PageHeader } from '@farekite/shared/ui';
import sharePicture from '../../pictures/share-contact.jpg';
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

export default definePage(Contact, (i18n, { name }) => {
  const t = i18n.getFixedT(null, 'contact');
  return {
    title: `${t('title')} | ${name}`,
    description: t('description', { name }),
    picture: kiteSharePicture(sharePicture, i18n),
  };
});
