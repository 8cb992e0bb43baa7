import content from '../../content/LegalPage/disclaimer';
import sharePicture from '../../pictures/share-disclaimer.jpg';
import { defineLegalPage } from '../LegalPage/defineLegalPage';

export default defineLegalPage(content, sharePicture);
