// What a test may expect of elements.
import '@testing-library/jest-dom';
