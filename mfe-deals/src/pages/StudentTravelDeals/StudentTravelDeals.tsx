import content from '../../content/DealPage/studentTravelDeals';
import sharePicture from '../../pictures/share-student-travel-deals.jpg';
import { defineDealPage } from '../DealPage/defineDealPage';
import { AcademicYear } from './AcademicYear/AcademicYear';

export default defineDealPage(content, {
  feature: { Component: AcademicYear, position: 'above' },
  sharePicture,
});
