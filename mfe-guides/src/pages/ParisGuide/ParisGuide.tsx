import content from '../../content/CityGuide/parisGuide';
import sharePicture from '../../pictures/share-paris-guide.jpg';
import { defineCityGuide } from '../CityGuide/defineCityGuide';

export default defineCityGuide(content, { sharePicture });
