import content from '../../content/CityGuide/newYorkGuide';
import sharePicture from '../../pictures/share-new-york-guide.jpg';
import { defineCityGuide } from '../CityGuide/defineCityGuide';

export default defineCityGuide(content, { sharePicture });
