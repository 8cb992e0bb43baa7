import sharePicture from '../../pictures/share-senior-travel-deals.jpg';
import { defineDealPage } from '../DealPage/defineDealPage';
import { AssistanceSteps } from './AssistanceSteps/AssistanceSteps';

export default defineDealPage('/senior-travel-deals', { Feature: AssistanceSteps, sharePicture });
