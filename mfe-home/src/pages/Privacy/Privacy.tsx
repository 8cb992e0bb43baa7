import { useSite } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import sharePicture from '../../pictures/share-privacy.jpg';
import { defineLegalPage } from '../LegalPage/defineLegalPage';

/** Says what browsers tell, where they do. */
function useTelemetryTexts() {
  const { t } = useTranslation('privacy');
  return useSite().telemetry ? t('telemetry', { returnObjects: true }) : {};
}

export default defineLegalPage(
  { namespace: 'privacy', updated: '2025-09-15', useChanges: useTelemetryTexts },
  sharePicture,
);
