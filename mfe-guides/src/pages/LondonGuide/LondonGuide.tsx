import content from '../../content/CityGuide/londonGuide';
import sharePicture from '../../pictures/share-london-guide.jpg';
import { defineCityGuide } from '../CityGuide/defineCityGuide';

export default defineCityGuide(content, { sharePicture });
