import sharePicture from '../../pictures/share-privacy.jpg';
import { defineLegalPage } from '../LegalPage/defineLegalPage';

export default defineLegalPage({ namespace: 'privacy', updated: '2025-09-15' }, sharePicture);
