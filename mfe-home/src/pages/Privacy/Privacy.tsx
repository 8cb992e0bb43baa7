import { definePage, useSite } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import sharePicture from '../../pictures/share-privacy.jpg';
import { LegalPage } from '../LegalPage/LegalPage';
import { pageHead } from '../pageHead';

function Privacy() {
  const { t } = useTranslation('privacy');
  // What visitors' browsers tell, where they do.
  const changes = useSite().telemetry ? t('telemetry', { returnObjects: true }) : {};
  return <LegalPage namespace="privacy" updated="2025-09-15" changes={changes} />;
}

export default definePage(Privacy, pageHead('privacy', sharePicture));
