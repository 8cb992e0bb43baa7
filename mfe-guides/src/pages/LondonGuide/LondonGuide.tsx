import sharePicture from '../../pictures/share-london-guide.jpg';
import { defineCityGuide } from '../CityGuide/defineCityGuide';

export default defineCityGuide('london-guide', sharePicture);
