import content from '../../content/LegalPage/terms';
import sharePicture from '../../pictures/share-terms.jpg';
import { defineLegalPage } from '../LegalPage/defineLegalPage';

export default defineLegalPage(content, sharePicture);
