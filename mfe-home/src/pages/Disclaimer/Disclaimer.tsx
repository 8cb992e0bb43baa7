import sharePicture from '../../pictures/share-disclaimer.jpg';
import { defineLegalPage } from '../LegalPage/defineLegalPage';

export default defineLegalPage({ namespace: 'disclaimer', updated: '2025-09-15' }, sharePicture);
