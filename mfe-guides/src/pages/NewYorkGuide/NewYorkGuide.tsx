import sharePicture from '../../pictures/share-new-york-guide.jpg';
import { defineCityGuide } from '../CityGuide/defineCityGuide';

export default defineCityGuide('new-york-guide', sharePicture);
