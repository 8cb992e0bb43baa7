import content from '../../content/DealPage/topAirlines';
import sharePicture from '../../pictures/share-top-airlines.jpg';
import { defineDealPage } from '../DealPage/defineDealPage';
import { AirlineTable } from './AirlineTable/AirlineTable';

export default defineDealPage(content, {
  feature: { Component: AirlineTable, position: 'above' },
  sharePicture,
});
