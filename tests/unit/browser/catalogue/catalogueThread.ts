/** Stands in for the address that the bundler gives to a worker's file. */
export default '/assets/catalogueThread-0.js';
