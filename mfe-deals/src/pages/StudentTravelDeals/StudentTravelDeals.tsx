import sharePicture from '../../pictures/share-student-travel-deals.jpg';
import { defineDealPage } from '../DealPage/defineDealPage';
import { AcademicYear } from './AcademicYear/AcademicYear';

export default defineDealPage('/student-travel-deals', { Feature: AcademicYear, sharePicture });
