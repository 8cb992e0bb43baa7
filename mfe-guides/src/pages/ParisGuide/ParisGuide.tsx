import sharePicture from '../../pictures/share-paris-guide.jpg';
import { defineCityGuide } from '../CityGuide/defineCityGuide';

export default defineCityGuide('paris-guide', sharePicture);
