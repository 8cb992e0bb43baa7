import sharePicture from '../../pictures/share-tokyo-guide.jpg';
import { defineCityGuide } from '../CityGuide/defineCityGuide';

export default defineCityGuide('tokyo-guide', sharePicture);
