import sharePicture from '../../pictures/share-terms.jpg';
import { defineLegalPage } from '../LegalPage/defineLegalPage';

export default defineLegalPage({ namespace: 'terms', updated: '2025-09-15' }, sharePicture);
