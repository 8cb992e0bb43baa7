import { PROMOS } from '../../../content/promos';
import { withMenuNames } from '../withMenuNames';

const promos = withMenuNames(PROMOS);

export default promos;
