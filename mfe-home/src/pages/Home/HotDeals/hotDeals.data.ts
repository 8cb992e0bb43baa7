import { HOT_DEALS } from '../../../content/hotDeals';
import { withMenuNames } from '../withMenuNames';

const hotDeals = withMenuNames(HOT_DEALS);

export default hotDeals;
