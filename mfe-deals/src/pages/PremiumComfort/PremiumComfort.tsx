import sharePicture from '../../pictures/share-premium-comfort.jpg';
import { defineDealPage } from '../DealPage/defineDealPage';
import { CabinPlan } from './CabinPlan/CabinPlan';

export default defineDealPage('/premium-comfort', { Feature: CabinPlan, sharePicture });
