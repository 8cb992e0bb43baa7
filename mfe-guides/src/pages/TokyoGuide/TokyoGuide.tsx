import content from '../../content/CityGuide/tokyoGuide';
import sharePicture from '../../pictures/share-tokyo-guide.jpg';
import { defineCityGuide } from '../CityGuide/defineCityGuide';

export default defineCityGuide(content, { sharePicture });
