import content from '../../content/LegalPage/privacy';
import sharePicture from '../../pictures/share-privacy.jpg';
import { defineLegalPage } from '../LegalPage/defineLegalPage';

export default defineLegalPage(content, sharePicture);
